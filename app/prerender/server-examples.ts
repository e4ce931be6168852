import { pathHeaders, type SecurityHeaders } from './security-headers.ts';

/** Folder of the examples, beside the site's. */
export const serverExamplesName = 'servers';

/** What the examples for other servers depend on. */
export interface ServerExample {
  /** Host name of the site. */
  host: string;
  /** Headers of every answer, over TLS. */
  headers: SecurityHeaders;
}

/** Where the examples expect the built site. */
const root = '/srv/tuppence';

const madeByTheBuild = `# Made by the build out of app/prerender/security-headers.ts: change it there, and build again.
# Expects the folder app/dist/client at ${root}.`;

/** Endings that a server's own list of types may lack. */
const types = { webmanifest: 'application/manifest+json', vtt: 'text/vtt' };

/** The rules by path without their types, which each server sets in its own way. */
const rules = pathHeaders.map(({ path, headers: { 'Content-Type': type, ...headers } }) => ({
  path,
  type,
  headers,
}));

/**
 * The site behind nginx. Every header stands at the level of the server: a single `add_header`
 * within a location would take all the others away from it.
 */
export function nginxExample({ host, headers }: ServerExample): string {
  const names = [...new Set(rules.flatMap((rule) => Object.keys(rule.headers)))];
  const variable = (name: string) => `$tuppence_${name.toLowerCase().replaceAll('-', '_')}`;
  const maps = names.map((name) => {
    const values = rules.flatMap(({ path, headers: { [name]: value } }) =>
      value ? [`    "~^${path.replace('*', '')}" "${value}";`] : [],
    );
    return [
      `map $uri ${variable(name)} {`,
      `    default "${name === 'Cache-Control' ? 'no-cache' : ''}";`,
      ...values,
      '}',
    ].join('\n');
  });
  const typed = [
    ...rules.flatMap(({ path, type }) => (type ? [[`= ${path}`, type] as const] : [])),
    ...Object.entries(types).map(([ending, type]) => [`~ \\.${ending}$`, type] as const),
  ].map(([where, type]) => `    location ${where} {\n        default_type ${type};\n    }`);
  return `${madeByTheBuild}
# Belongs into the http block: /etc/nginx/conf.d/tuppence.conf.

${maps.join('\n\n')}

server {
    listen 80;
    listen [::]:80;
    server_name ${host};
    return 301 https://$host$request_uri;
}

server {
    listen 443 ssl http2;
    listen [::]:443 ssl http2;
    server_name ${host};
    ssl_certificate /etc/letsencrypt/live/${host}/fullchain.pem;
    ssl_certificate_key /etc/letsencrypt/live/${host}/privkey.pem;

    root ${root};
    charset utf-8;
    server_tokens off;
    # The build has compressed every file already.
    gzip_static on;
    # With the module libnginx-mod-http-brotli-static, a sixth smaller:
    #brotli_static on;

${[
  ...Object.entries(headers).map(([name, value]) => `    add_header ${name} "${value}" always;`),
  ...names.map((name) => `    add_header ${name} ${variable(name)} always;`),
].join('\n')}

    error_page 404 /404.html;
    location / {
        try_files $uri $uri/index.html =404;
    }
    # Instructions for static hosts, of no use to anyone else.
    location = /_headers {
        return 404;
    }
${typed.join('\n')}
}
`;
}

/** The site behind Caddy, which fetches its certificate by itself. */
export function caddyExample({ host, headers }: ServerExample): string {
  const line = ([name, value]: [string, string]) => `\t\t${name} "${value}"`;
  const byPath = pathHeaders.map(
    ({ path, headers: own }) =>
      `\theader ${path} {\n${Object.entries(own).map(line).join('\n')}\n\t}`,
  );
  const cached = pathHeaders.filter((rule) => 'Cache-Control' in rule.headers);
  return `${madeByTheBuild}

${host} {
	root * ${root}
	header {
${Object.entries(headers).map(line).join('\n')}
	}
	# On its own: it acts last, and would keep the others from answers that are errors.
	header -Server
${byPath.join('\n')}
	@others not path ${cached.map(({ path }) => path).join(' ')}
	header @others Cache-Control no-cache
${Object.entries(types)
  .map(
    ([ending, type]) => `\t@${ending} path *.${ending}\n\theader @${ending} Content-Type ${type}`,
  )
  .join('\n')}

	# Instructions for static hosts, of no use to anyone else.
	error /_headers 404
	try_files {path} {path}/index.html
	# The build has compressed every file already.
	file_server {
		precompressed br gzip
	}
	handle_errors {
		header Cache-Control no-cache
		rewrite * /404.html
		file_server {
			precompressed br gzip
			status 404
		}
	}
}
`;
}

/** The tokens in the format of the Design Tokens Community Group (2025.10). */
import type * as Tokens from '../src/tokens/index.ts';

interface Token {
  $type: string;
  $value: unknown;
  $description?: string;
  $extensions?: Record<string, unknown>;
}
type Group = { [name: string]: Token | Group };

/** Key of CSS values that the format cannot express. */
const cssExtension = 'example.tuppence.css';

/** The tokens by their paths in `vars`, plus durations. */
export function designTokens(tokens: typeof Tokens) {
  return {
    color: group(tokens.color, (value) => ({ $type: 'color', $value: colour(value) })),
    surface: group(tokens.surfaceColors, (roles) =>
      group(roles, (name) => ({ $type: 'color', $value: `{color.${name}}` })),
    ),
    space: group(tokens.space, dimension),
    font: group(tokens.font, (value) => ({
      $type: 'fontFamily',
      $value: value.split(',').map((family) => family.trim().replaceAll('"', '')),
    })),
    text: group(tokens.text, dimension),
    lineHeight: group(tokens.lineHeight, number),
    weight: group(tokens.weight, (value) => ({ $type: 'fontWeight', $value: Number(value) })),
    tracking: group(tokens.tracking, (value) => ({
      $type: 'number',
      $value: Number.parseFloat(value),
      $description: 'In em, which the format does not know.',
      $extensions: { [cssExtension]: value },
    })),
    radius: group(tokens.radius, dimension),
    shadow: group(tokens.shadow, (value) => ({ $type: 'shadow', $value: shadows(value) })),
    duration: group({ ...tokens.durationMs }, (value) => ({
      $type: 'duration',
      $value: { value, unit: 'ms' },
    })),
    easing: group(tokens.easing, (value) => ({
      $type: 'cubicBezier',
      $value: value.slice('cubic-bezier('.length, -1).split(',').map(Number),
    })),
    zIndex: group(tokens.zIndex, number),
  };
}

const group = <Value, Result extends Token | Group>(
  values: Readonly<Record<string, Value>>,
  tokenOf: (value: Value) => Result,
): Record<string, Result> =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, tokenOf(value)]));

const number = (value: string): Token => ({ $type: 'number', $value: Number(value) });

function dimension(value: string): Token {
  const largest = /^clamp\(.*,\s*([\d.]+rem)\)$/.exec(value)?.[1];
  const [, figure = '0', unit] = /^([\d.]+)(rem|px)?$/.exec(largest ?? value) ?? [];
  return {
    $type: 'dimension',
    $value: { value: Number(figure), unit: unit ?? 'px' },
    ...(largest
      ? {
          $description: 'Grows with the window. This is the largest value.',
          $extensions: { [cssExtension]: value },
        }
      : {}),
  };
}

function colour(hex: string, alpha = 1) {
  const channel = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16) / 255;
  const components = [1, 3, 5].map((at) => Number(channel(at).toFixed(4)));
  return { colorSpace: 'srgb', components, alpha, hex: hex.toLowerCase() };
}

function shadows(css: string) {
  return css.split(/,\s*(?=\d)/).map((layer) => {
    const match = /^(\S+) (\S+) (\S+) rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(layer);
    if (!match) throw new Error(`Cannot convert this shadow for design tools: ${layer}`);
    const [, x = '', y = '', blur = '', red = '', green = '', blue = '', alpha = ''] = match;
    const px = (length: string) => ({ value: Number.parseFloat(length), unit: 'px' });
    const hex = [red, green, blue].map((part) => Number(part).toString(16).padStart(2, '0'));
    return {
      offsetX: px(x),
      offsetY: px(y),
      blur: px(blur),
      spread: px('0'),
      color: colour(`#${hex.join('')}`, Number(alpha)),
    };
  });
}

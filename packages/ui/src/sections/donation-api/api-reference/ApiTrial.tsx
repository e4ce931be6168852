import { type FormEvent, useState } from 'react';
import { Button } from '../../../components/button/Button';
import { CodeBlock } from '../../../components/code-block/CodeBlock';
import { FormError } from '../../../components/form-fields/FormError';
import { FormFields } from '../../../components/form-fields/FormFields';
import { useSending } from '../../../components/form-fields/use-sending';
import { TextField } from '../../../components/text-field/TextField';
import { Textarea } from '../../../components/textarea/Textarea';
import { VisuallyHidden } from '../../../components/visually-hidden/VisuallyHidden';
import { useSettled } from '../../../hooks/use-settled';
import * as css from './ApiReference.css';
import type { ApiOperation, ApiReply, ApiRequest } from './api-operation';

export interface ApiTrialCopy {
  keyLabel: string;
  /** Announced when a key was typed: the other forms have it, too. */
  keyShared: (key: string) => string;
  bodyLabel: string;
  sendLabel: string;
  sendingLabel: string;
  replyLabel: string;
}

export interface ApiTrialProps {
  copy: ApiTrialCopy;
  operation: ApiOperation;
  apiKey: string;
  /** Called with the key that is typed. */
  onApiKey: (apiKey: string) => void;
  /** A failure is part of the reply. */
  onTry: (request: ApiRequest) => Promise<ApiReply>;
}

/** A form that makes a call and shows the answer. */
export function ApiTrial({
  copy,
  operation: { method, path, parameters, example },
  apiKey,
  onApiKey,
  onTry,
}: ApiTrialProps) {
  const [values, setValues] = useState<Record<string, string>>({});
  const [body, setBody] = useState(example);
  const [reply, setReply] = useState<ApiReply>();
  const [typedKey, setTypedKey] = useState('');
  const shared = useSettled(typedKey && copy.keyShared(typedKey));
  const { sendOnce, failure, button } = useSending(async (request: ApiRequest) => {
    setReply(await onTry(request));
  });

  function send(event: FormEvent) {
    event.preventDefault();
    void sendOnce({ method, path: fill(path, values), apiKey: apiKey.trim(), body });
  }

  return (
    <form className={css.trial} data-surface="raised" onSubmit={send}>
      <FormFields>
        <TextField
          name="key"
          label={copy.keyLabel}
          figures
          autoComplete="off"
          spellCheck={false}
          value={apiKey}
          onValueChange={(key) => {
            setTypedKey(key);
            onApiKey(key);
          }}
        />
        <VisuallyHidden role="status">{shared}</VisuallyHidden>
        {parameters.map(({ name, required }) => (
          <TextField
            key={name}
            name={name}
            label={name}
            figures
            autoComplete="off"
            spellCheck={false}
            required={required}
            value={values[name] ?? ''}
            onChange={(event) => setValues({ ...values, [name]: event.target.value })}
          />
        ))}
        {body === undefined ? null : (
          <Textarea
            name="body"
            label={copy.bodyLabel}
            figures
            rows={body.split('\n').length + 1}
            // Keeps the indentation: a long line scrolls sideways.
            wrap="off"
            spellCheck={false}
            value={body}
            onValueChange={setBody}
          />
        )}
        {failure ? <FormError {...failure} /> : null}
        <div>
          <Button type="submit" {...button} pendingLabel={copy.sendingLabel}>
            {copy.sendLabel}
          </Button>
          <div className={css.reply} aria-live="polite">
            {reply ? (
              <CodeBlock title={`${copy.replyLabel}: ${reply.status}`} code={reply.body} wraps />
            ) : null}
          </div>
        </div>
      </FormFields>
    </form>
  );
}

/** Parameters that are not in the path become the query. */
function fill(path: string, values: Record<string, string>): string {
  let filled = path;
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(values)) {
    if (path.includes(`{${name}}`))
      filled = filled.replace(`{${name}}`, () => encodeURIComponent(value));
    else if (value) query.set(name, value);
  }
  return query.size > 0 ? `${filled}?${query}` : filled;
}

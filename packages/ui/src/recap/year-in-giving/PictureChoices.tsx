import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../components/button/Button';
import { Checkbox } from '../../components/checkbox/Checkbox';
import { Text } from '../../components/text/Text';
import { Stack } from '../../layout/stack/Stack';
import { choices, legend } from './YearPicture.css';
import type { YearPictureCopy } from './year-picture-copy';

const shownAtFirst = 8;

interface PictureChoicesProps {
  copy: Pick<YearPictureCopy, 'names' | 'namesHint' | 'showSum' | 'showAllNames'>;
  charities: readonly string[];
  named: readonly string[];
  onNamedChange: (named: readonly string[]) => void;
  showsSum: boolean;
  onShowsSumChange: (showsSum: boolean) => void;
}

/** Asks what the picture should show. */
export function PictureChoices(props: PictureChoicesProps) {
  const { copy, charities, named, onNamedChange, showsSum, onShowsSumChange } = props;
  const [all, setAll] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const folds = charities.length > shownAtFirst && !all;
  return (
    <Stack gap={6}>
      <Checkbox label={copy.showSum} checked={showsSum} onValueChange={onShowsSumChange} />
      <fieldset>
        <legend className={legend}>{copy.names}</legend>
        <Text size="small">{copy.namesHint}</Text>
        <div ref={list} className={choices}>
          {(folds ? charities.slice(0, shownAtFirst) : charities).map((name) => (
            <Checkbox
              key={name}
              label={<bdi>{name}</bdi>}
              checked={named.includes(name)}
              onChange={(event) =>
                onNamedChange(
                  event.target.checked ? [...named, name] : named.filter((one) => one !== name),
                )
              }
            />
          ))}
        </div>
        {folds ? (
          <Button
            tone="quiet"
            onClick={() => {
              flushSync(() => setAll(true));
              // The button is gone, so the first new choice takes the focus.
              list.current?.querySelectorAll('input')[shownAtFirst]?.focus();
            }}
          >
            {copy.showAllNames(charities.length)}
          </Button>
        ) : null}
      </fieldset>
    </Stack>
  );
}

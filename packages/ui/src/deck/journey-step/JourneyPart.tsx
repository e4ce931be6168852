import { Play } from 'lucide';
import { useState } from 'react';
import { AlertDialog } from '../../components/alert-dialog/AlertDialog';
import { Button } from '../../components/button/Button';
import { Heading } from '../../components/heading/Heading';
import { Icon } from '../../components/icon/Icon';
import { Image } from '../../components/image/Image';
import { Text } from '../../components/text/Text';
import { Stack } from '../../layout/stack/Stack';
import { withName } from '../copy';
import * as styles from './JourneyPart.css';

type JourneyInteraction = {
  text: string;
  cta: string;
} & (
  | {
      action: 'alert';
      alert: {
        title: string;
        /** The demo code or amount. */
        figure: string;
        text: string;
      };
    }
  | { action: 'video'; alert?: undefined }
);

export interface JourneyPartData {
  id: string;
  /** A short line above the title. */
  subtitle: string;
  status: string;
  title: string;
  content: string;
  interactive: JourneyInteraction;
  /** 16:9. */
  poster: string;
  quote: string;
}

interface JourneyPartProps {
  part: JourneyPartData;
  name: string;
  onWatch: () => void;
  watchLabel: string;
}

interface JourneyWordsProps {
  part: JourneyPartData;
  /** Default false. */
  printed?: boolean | undefined;
}

/** The text of a part. */
export function JourneyWords({ part, printed = false }: JourneyWordsProps) {
  return (
    <Stack>
      <p className={styles.top}>
        <span>{part.subtitle}</span>
        <span className={styles.status}>{part.status}</span>
      </p>
      <Heading level={2} size={printed ? 'heading' : 'section'}>
        {part.title}
      </Heading>
      <Text>{part.content}</Text>
      <blockquote className={styles.quote}>{part.quote}</blockquote>
    </Stack>
  );
}

/** A part of the journey. */
export function JourneyPart({ part, name, onWatch, watchLabel }: JourneyPartProps) {
  const [alerting, setAlerting] = useState(false);
  const { interactive } = part;
  return (
    <div className={styles.part}>
      <JourneyWords part={part} />
      <Stack>
        <div className={styles.box}>
          <Text weight="medium">{withName(interactive.text, name)}</Text>
          <Button
            aria-haspopup="dialog"
            onClick={interactive.action === 'alert' ? () => setAlerting(true) : onWatch}
          >
            {interactive.cta}
          </Button>
        </div>
        <button
          type="button"
          className={styles.film}
          data-surface="strong"
          aria-haspopup="dialog"
          onClick={onWatch}
        >
          <Image src={part.poster} alt="" aspectRatio={16 / 9} priority />
          <span className={styles.watch}>
            <span className={styles.play}>
              <Icon icon={Play} />
            </span>
            <span>{watchLabel}</span>
          </span>
        </button>
      </Stack>
      {interactive.alert ? (
        <AlertDialog
          open={alerting}
          title={interactive.alert.title}
          description={
            <Stack gap={4}>
              <p className={styles.figure}>{interactive.alert.figure}</p>
              <p>{interactive.alert.text}</p>
            </Stack>
          }
          onAction={() => setAlerting(false)}
        />
      ) : null}
    </div>
  );
}

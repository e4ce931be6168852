import { compareSync, hashSync } from 'bcryptjs';
import { answerWith } from '../thread.ts';

answerWith({ hash: hashSync, compare: compareSync });

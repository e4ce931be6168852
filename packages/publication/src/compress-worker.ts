import { parentPort, workerData } from 'node:worker_threads';
import { compressFolder } from './compress.ts';

parentPort?.postMessage(await compressFolder(workerData.folder, workerData.previous));

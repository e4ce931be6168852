/** `node initdb.ts FILE` writes a new cluster to a tar file, which later clusters are copied from. */
import { dirname } from 'node:path';
import { makePrivateFolder, writePrivateFile } from '../private-file.ts';
import { connect } from './cluster.ts';

const file = process.argv[2] ?? '';
const { driver } = await connect(undefined);
const cluster = await driver.dumpDataDir('none');
makePrivateFolder(dirname(file));
await writePrivateFile(file, true, async () => cluster.stream());
process.exit();

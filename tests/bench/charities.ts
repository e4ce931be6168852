/** `npm run load:charities`: measures an import, and searches while many people type. */
import { charityLoad } from './charity-load.ts';

const load = await charityLoad({});
const ms = (value: number) => Number(value.toFixed(1));
console.log(load.report);
console.table({
  [`import of ${load.charities.toLocaleString('en-GB')}, s`]: {
    passed: ms(load.importSeconds),
    processor: ms(load.importProcessorSeconds),
  },
  [`beginnings and parts, ${load.typists} typists: p95 and mean processor, ms`]: {
    passed: ms(load.exactP95),
    processor: ms(load.exactProcessorMs),
  },
  'mistyped: p95 and mean processor, ms': {
    passed: ms(load.forgivingP95),
    processor: ms(load.forgivingProcessorMs),
  },
});

// The targets of docs/figures.md.
if (load.importSeconds > 60 || load.exactP95 > 50 || load.forgivingP95 > 300) {
  console.log(
    'MISSED: 60 s for the import, 50 ms for beginnings and parts, 300 ms for the mistyped.',
  );
  process.exitCode = 1;
}

/** `npm run load:charities`: how long an import takes, and searches while many people type. */
import { charityLoad } from './charity-load.ts';

const { charities, importSeconds, typists, searches, exactP95, forgivingP95, report } =
  await charityLoad({});
console.log(report);
console.table([
  {
    charities,
    'import s': Number(importSeconds.toFixed(1)),
    typists,
    searches,
    'p95 ms, beginnings and parts': Math.round(exactP95),
    'p95 ms, mistyped': Math.round(forgivingP95),
  },
]);

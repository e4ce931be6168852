/** A reporter for Vitest and for Playwright: adds a line for each test to the file REPORT. */
import { appendFileSync } from 'node:fs';
import type { Reporter as Playwright, TestCase as Visit } from '@playwright/test/reporter';
import type { TestCase, TestModule, TestSuite, Reporter as Vitest } from 'vitest/node';

export default class Report implements Vitest, Playwright {
  onTestCaseResult(test: TestCase) {
    note(test.result().state, `${test.module.relativeModuleId} > ${test.fullName}`);
    const { pictures = {} } = test.meta();
    if (typeof pictures === 'string') return;
    for (const [name, problem] of Object.entries(pictures))
      if (problem) note('failed', `${name} ${problem}`);
  }

  /** A file or group that fails as a whole, so that its tests do not run. */
  onTestModuleEnd(group: TestModule | TestSuite) {
    const name = group.type === 'suite' ? group.fullName : group.relativeModuleId;
    if (group.errors().length > 0) note('failed', name);
  }
  onTestSuiteResult = this.onTestModuleEnd;

  onTestEnd(test: Visit) {
    const states: Record<string, string> = { expected: 'passed', skipped: 'skipped' };
    note(states[test.outcome()] ?? 'failed', test.titlePath().filter(Boolean).join(' > '));
  }
}

function note(state: string, name: string) {
  if (process.env.REPORT)
    appendFileSync(process.env.REPORT, `${JSON.stringify({ state, name })}\n`);
}

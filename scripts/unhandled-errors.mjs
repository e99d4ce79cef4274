// A Vitest reporter: writes the errors that belong to no test, which fail a run and which the JSON report leaves out, to UNHANDLED_ERRORS.
import { writeFileSync } from 'node:fs'

export default class UnhandledErrors {
  onTestRunEnd(_modules, errors) {
    const file = process.env.UNHANDLED_ERRORS
    if (!file) return
    const said = errors.map(({ name, message, stack, VITEST_TEST_PATH: path, VITEST_TEST_NAME: test }) => ({
      name: name ?? 'Error',
      message: String(message),
      stack: String(stack ?? ''),
      during: [path, test].filter((part) => part !== undefined).join(' › '),
    }))
    writeFileSync(file, JSON.stringify(said))
  }
}

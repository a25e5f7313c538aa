// Notes the processor time of each test file, for the limit of an area (scripts/test/areas.mjs). A busy machine changes it little.
import { afterAll } from 'vitest'

declare module '@vitest/runner' {
  interface TaskMeta {
    processorMs?: number
  }
}

const before = process.cpuUsage()

// oxlint-disable-next-line no-empty-pattern -- vitest reads the names of fixtures from it
afterAll(({}, { file }) => {
  const { user, system } = process.cpuUsage(before)
  file.meta.processorMs = Math.round((user + system) / 1_000)
})

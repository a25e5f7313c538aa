import { defineConfig } from '@playwright/test'
import { chromium } from '../../scripts/lib/chromium.mjs'

const { executablePath, args, env } = await chromium()
const port = Number(process.env.E2E_PORT ?? 18_080)

/** One server on a data folder of its own; one worker, since an account signed in twice loses its first session. */
export default defineConfig({
  testDir: 'src',
  workers: 1,
  fullyParallel: false,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  outputDir: '../../test-results',
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: { executablePath, args, env: { ...process.env, ...env } },
  },
  webServer: {
    command: `node --conditions=@jst/source apps/e2e/src/start-server.ts`,
    cwd: '../..',
    url: `http://127.0.0.1:${port}/readyz`,
    env: { PORT: String(port), DEMO: '1', LOG_LEVEL: 'warn' },
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    stdout: 'pipe',
  },
})

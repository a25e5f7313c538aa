import { defineConfig } from '@playwright/test'
import { chromium } from '../../scripts/lib/chromium.mjs'
import { servers } from './src/servers.ts'

// the build that comes by npm draws no window of its own: a browser for a person is there in a sixth of the time
if (process.platform === 'linux' && process.arch === 'x64') process.env.CHROMIUM_PATH ??= 'npm'
const { executablePath, args, env } = await chromium()
/** A server on a data folder of its own for each worker, since an account signed in twice loses its first session. */
const webServers = servers.map((ports) => ({
  command: `node --import ./scripts/lib/tsx.mjs --conditions=@jst/source apps/e2e/src/start-server.ts`,
  cwd: '../..',
  url: `http://127.0.0.1:${ports.server}/readyz`,
  env: { PORT: String(ports.server), METRICS_PORT: String(ports.metrics), DEMO: '1', LOG_LEVEL: 'warn' },
  timeout: 240_000,
  gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 15_000 },
  stdout: 'pipe' as const,
}))

export default defineConfig({
  testDir: 'src',
  workers: servers.length,
  // test by test, so that both workers end together
  fullyParallel: true,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  // what passes only at a second try is a defect of the product or of its test
  retries: 0,
  reporter: [['list']],
  outputDir: '../../test-results',
  use: {
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    viewport: { width: 1440, height: 900 },
    // what moves is waited for and painted many times; that people may ask for less of it is honoured by the product
    contextOptions: { reducedMotion: 'reduce' },
    // a trace costs every run a good part of its time; the page of a test that failed is kept in words
    trace: 'off',
    // without a language of the machine, Chromium cannot write Chinese file names
    launchOptions: { executablePath, args, env: { LANG: 'C.UTF-8', ...process.env, ...env } },
  },
  webServer: webServers,
})

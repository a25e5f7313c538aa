import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { pictureChromium } from './scripts/lib/chromium.mjs'
import { LongestFirst } from './scripts/test/longest-first.ts'

// No `import` here: Node would then take the ESM half of a package for `require` too.
const conditions = ['@jst/source']
const resolve = { conditions }
const ssr = { resolve: { conditions, externalConditions: conditions } }

const browserDeps = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-router-dom',
  'mobx',
  'mobx-react-lite',
  '@arco-design/web-react',
  '@arco-design/web-react/es/ConfigProvider',
  'dayjs',
  'axios',
  'typebox',
  '@tanstack/react-virtual',
  'pdfjs-dist/legacy/build/pdf.mjs',
  '@tiptap/core',
  '@tiptap/react',
  '@tiptap/starter-kit',
  '@tiptap/extension-image',
  '@tiptap/extension-table',
]

/** Stories run in a real browser; asked for by name so that the quick projects need none. */
const stories = async () => {
  const browser = await pictureChromium()
  return {
    plugins: [storybookTest({ configDir: '.storybook' })],
    optimizeDeps: { include: browserDeps },
    test: {
      name: 'stories',
      // left to itself the runner keeps one of two processors free
      maxWorkers: 2,
      // longer than a story waits for a part of it
      testTimeout: 60_000,
      // as in the catalogue itself, where all stories live in one document
      isolate: false,
      setupFiles: ['.storybook/visual.ts'],
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        // guards against a browser that hangs alone: the first page waits until the modules of all stories are bundled, a minute beside other work
        connectTimeout: 300_000,
        expect: {
          toMatchScreenshot: {
            comparatorName: 'pixelmatch' as const,
            // edges of letters differ between builds of the browser; a moved or missing part is more than this
            comparatorOptions: { threshold: 0.3, allowedMismatchedPixelRatio: 0.05 },
            // names of stories are Chinese, which the argument may not be
            resolveScreenshotPath: ({ arg, ext, root }: { arg: string; ext: string; root: string }) =>
              `${root}/.storybook/pictures/${decodeURIComponent(arg.replaceAll('_', '%'))}${ext}`,
          },
        },
        provider: playwright({
          // dates in the reference pictures are those of the users, wherever the machine stands
          contextOptions: { locale: 'zh-CN', timezoneId: 'Asia/Shanghai' },
          launchOptions: { executablePath: browser.executablePath, args: browser.args, env: { ...process.env, ...browser.env } },
        }),
        instances: [{ browser: 'chromium' as const }],
      },
    },
  }
}

const only = process.argv.find((argument) => argument.startsWith('--project='))?.slice('--project='.length)

export default defineConfig(async () => ({
  test: {
    // compiled modules are kept between runs: the second run of a day starts with the tests
    fsModuleCache: true,
    // random order keeps the sequencer of vitest
    ...(only === 'server' &&
      !process.argv.some((argument) => argument.startsWith('--sequence')) && { sequence: { sequencer: LongestFirst } }),
    projects: [
      {
        resolve,
        ssr,
        test: {
          name: 'unit',
          include: ['packages/**/src/**/*.test.{ts,tsx}', 'packages/text-reader/set/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['packages/server/**', '**/node_modules/**', '**/dist/**'],
          environment: 'node',
          // modules and a jsdom are made once for each worker: half the time of a run went into making them again for every file
          isolate: false,
          // guards against hanging alone: looks that wait have limits of their own, and beside other work one that computes takes seven times as long
          testTimeout: 120_000,
          setupFiles: ['scripts/lib/processor-time.ts', 'scripts/lib/vitest-setup.ts'],
        },
      },
      {
        resolve,
        ssr,
        test: {
          name: 'server',
          include: ['packages/server/**/*.test.ts', 'apps/server/**/*.test.ts'],
          exclude: ['**/*.engine.test.ts', '**/node_modules/**', '**/dist/**'],
          environment: 'node',
          // each file has a server and a database of its own; their code is loaded once for each worker
          isolate: false,
          globalSetup: ['packages/server/src/testing/global-setup.ts'],
          setupFiles: ['scripts/lib/processor-time.ts'],
          testTimeout: 30_000,
          hookTimeout: 180_000,
        },
      },
      {
        resolve,
        ssr,
        test: {
          // what needs a program that npm does not bring: scripts/engines.mjs
          name: 'engines',
          include: ['packages/server/**/*.engine.test.ts'],
          environment: 'node',
          isolate: false,
          globalSetup: ['packages/server/src/testing/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      ...(only === 'stories' ? [await stories()] : []),
    ],
  },
}))

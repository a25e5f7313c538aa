// Reference pictures of the design system: its stories are compared after they have played. `npm run pictures` renews them.
import { configure } from 'storybook/test'
import { afterEach, beforeAll, beforeEach, expect } from 'vitest'
import { page } from 'vitest/browser'
import { holdClock, letClockRun } from './clock.ts'

/** Screens under review change with their areas and are looked at in the catalogue. */
const underReview = /^设计评审-/
/** One file for each weight: of a font in slices the spaces would be those of the machine. */
const fontFile = (weight: string) => new URL(`../node_modules/@embedpdf/fonts-sc/fonts/NotoSansHans-${weight}.otf`, import.meta.url).href
const fontFamily = 'Pictures'
/** Styles that remove differences of fonts, speed and caret between machines from a picture. */
const steady = `*, *::before, *::after {
  font-family: '${fontFamily}' !important;
  caret-color: transparent !important;
  animation: none !important;
  transition: none !important;
}`

// parts that are loaded when they are first shown take their time on a busy machine
configure({ asyncUtilTimeout: 20_000 })

// All files of a worker share one document. The universal rules of 92 files, each once, took four times as long in every style as those of one.
beforeAll(async () => {
  if ([...document.fonts].some(({ family }) => family === fontFamily)) return
  const fonts = [
    new FontFace(fontFamily, `url(${fontFile('Regular')})`),
    new FontFace(fontFamily, `url(${fontFile('Bold')})`, { weight: '600 900' }),
  ]
  for (const font of fonts) document.fonts.add(await font.load())
  const style = document.createElement('style')
  style.textContent = steady
  document.head.append(style)
})

// the runner loads this file anew for each file of stories by the time of day: with the clock held it would take pictures of the first one only
beforeEach(holdClock)
afterEach(letClockRun)

/** A dialog stands above the page and is the picture then; of several the one above the others, whose backdrop covers them. */
const topmostDialog = () =>
  document.elementFromPoint(0, 0)?.closest('dialog[open]') ?? [...document.querySelectorAll('dialog[open]')].at(-1)

afterEach(async ({ task }) => {
  const { storyId } = task.meta as { storyId?: string }
  const root = topmostDialog() ?? document.querySelector('#storybook-root') ?? document.querySelector('body > div:not([class])')
  if (!storyId || underReview.test(storyId) || !root || task.result?.state === 'fail') return
  if (root.getBoundingClientRect().height === 0) return
  await document.fonts.ready
  await expect(page.elementLocator(root)).toMatchScreenshot(encodeURIComponent(storyId).replaceAll('%', '_'))
})

// Finds a Chromium to test with: CHROMIUM_PATH (`npm` names the build below), Playwright's own download, a system browser, else the
// build that comes by npm (linux x64).
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:/Program Files/Google/Chrome/Application/chrome.exe',
  'C:/Program Files (x86)/Microsoft/Edge/Application/msedge.exe',
]
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
]
const hasNpmBuild = process.platform === 'linux' && process.arch === 'x64'
const changed = ['TMPDIR', 'AWS_EXECUTION_ENV', 'LD_LIBRARY_PATH', 'FONTCONFIG_PATH', 'HOME']

/** Font alias: requests for the font `name` get `present`, which is the same under an older name. */
const sameFont = (name, present) => `<alias binding="same"><family>${name}</family><prefer><family>${present}</family></prefer></alias>`

/** Unpacks the npm build below node_modules/.cache. It reads process.env while importing, and names a font folder of its own. */
async function fromNpm() {
  const folder = path.resolve('node_modules/.cache/chromium')
  mkdirSync(folder, { recursive: true })
  const before = { ...process.env }
  process.env.TMPDIR = folder
  process.env.AWS_EXECUTION_ENV = 'AWS_Lambda_nodejs24.x'
  const { default: packed } = await import('@sparticuz/chromium')
  const executablePath = await packed.executablePath()
  for (const name of changed) {
    if (before[name] === undefined) delete process.env[name]
    else process.env[name] = before[name]
  }
  const fonts = path.join(folder, 'fonts')
  mkdirSync(fonts, { recursive: true })
  // Without any font Chromium aborts on the first text, so its own fonts are named here. Without a Chinese one it draws blanks and looks for every
  // character anew, which no user's browser does. Fonts of the machine would give each machine pictures of its own.
  const chinese = fileURLToPath(new URL('../fonts/', import.meta.resolve('@embedpdf/fonts-sc')))
  const folders = [fonts, chinese].map((one) => `<dir>${one}</dir>`).join('')
  writeFileSync(
    path.join(fonts, 'fonts.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>${folders}${sameFont('Noto Sans SC', 'Noto Sans S Chinese')}<cachedir>${folder}/fonts-cache</cachedir></fontconfig>`,
  )
  return { executablePath, args, env: { LD_LIBRARY_PATH: path.join(folder, 'al2023/lib'), FONTCONFIG_PATH: fonts } }
}

/** @returns {Promise<{ executablePath: string, args: string[], env: Record<string, string> }>} */
export async function chromium() {
  if (process.env.CHROMIUM_PATH === 'npm') return fromNpm()
  if (process.env.CHROMIUM_PATH) return { executablePath: process.env.CHROMIUM_PATH, args, env: {} }
  const { chromium: playwright } = await import('playwright')
  const found = [playwright.executablePath(), ...systemBrowsers].find((candidate) => existsSync(candidate))
  if (found) return { executablePath: found, args, env: {} }
  if (hasNpmBuild) return fromNpm()
  throw new Error('No Chromium found: install Chrome or Chromium, or set CHROMIUM_PATH to its program.')
}

/**
 * The Chromium of the reference pictures. Builds differ in how wide they set a long line of text, so that where there is one by npm, which is
 * the same on each machine, a system browser is not looked for.
 * @testonly vitest.config.ts asks for it
 */
export const pictureChromium = () => (process.env.CHROMIUM_PATH === undefined && hasNpmBuild ? fromNpm() : chromium())

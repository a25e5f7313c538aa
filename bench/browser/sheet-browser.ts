import { chromium, type Browser } from 'playwright'
import { chromium as findChromium } from '../../scripts/lib/chromium.mjs'
import type { Scope } from '../kit/scope.ts'

/**
 * A browser that paints as soon as it can instead of at the display's next frame: that wait of up to 16 ms is the same for everybody and
 * would hide what the contenders themselves take.
 */
export async function startUncappedBrowser(scope: Scope): Promise<Browser> {
  const { executablePath, args, env } = await findChromium()
  const browser = await chromium.launch({
    executablePath,
    args: [...args, '--disable-frame-rate-limit', '--disable-gpu-vsync'],
    env: { ...(process.env as Record<string, string>), ...env },
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  })
  scope.defer(() => browser.close())
  return browser
}

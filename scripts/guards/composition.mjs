// Enter and Escape of an input method belong to it: a key handler asks `isComposing` (@jst/ui) or `isComposition` (@jst/sheet) first.
import { files, read } from '../lib/workspaces.mjs'

const browser = /^packages\/(?!contracts\/|server\/).*\/src\/.*\.tsx?$/
const tried = /\.(test|spec|stories)\.tsx?$|\/testing\//
const handled = /\bkey\b\s*[!=]==\s*'(?:Enter|Escape)'/
const asked = /\bis(?:Composing|Composition)\(/

/** Handlers of elements that take no text. */
const withoutText = new Set([
  'packages/sheet/src/react/context-menu.tsx',
  'packages/ui/src/display/NotesTag.tsx',
  'packages/sea-map/src/MarkLayer.tsx',
  'packages/tab-bar/src/react/tab-bar.tsx',
  'packages/tab-bar/src/react/tab-menu.tsx',
  // asked by the handlers that hand their keys on
  'packages/sheet/src/react/use-choices.ts',
])

/** Problems of one file's text; for the test of this guard. */
export function problemsOf(file, text) {
  if (!browser.test(file) || tried.test(file) || withoutText.has(file)) return []
  const own = text.includes('nativeEvent.isComposing')
  if (own) return [`${file}: reads nativeEvent.isComposing. Ask isComposing of @jst/ui: Safari sends keyCode 229 after the composition.`]
  return handled.test(text) && !asked.test(text)
    ? [`${file}: handles Enter or Escape without asking isComposing. These keys end the word of an input method.`]
    : []
}

export const check = () => files().flatMap((file) => (browser.test(file) ? problemsOf(file, read(file)) : []))

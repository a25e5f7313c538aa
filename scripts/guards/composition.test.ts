import { expect, it } from 'vitest'
import { problemsOf } from './composition.mjs'

const file = 'packages/features/si/src/review/Some.tsx'

it.each(["if (event.key === 'Enter') save()", "if (event.key !== 'Escape') return", 'if (event.nativeEvent.isComposing) return'])(
  'refuses %s',
  (line) => expect(problemsOf(file, line)).toEqual([expect.stringContaining(file)]),
)
it.each([
  [file, "if (isComposing(event)) return\nif (event.key === 'Enter') save()"],
  [file, "if (event.key === 'ArrowDown') next()"],
  ['packages/sea-map/src/MarkLayer.tsx', "if (event.key === 'Enter') pick()"],
  ['packages/ui/src/controls/some.test.tsx', "event.key === 'Enter'"],
])('lets %s pass', (path, text) => expect(problemsOf(path, text)).toEqual([]))

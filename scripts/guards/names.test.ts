import { expect, it } from 'vitest'
import { problemsOf } from './names.mjs'

it.each(['packages/ui/src/parts/Menu.tsx', 'packages/features/si/src/editor/later/Preview.tsx', 'packages/shell/src/utils.ts'])(
  'refuses %s',
  (file) => expect(problemsOf(file)).toHaveLength(1),
)

it.each(['packages/ui/src/controls/Menu.tsx', 'packages/ui/src/styles/workbench-parts.css', 'docs/parts/list.md'])(
  'lets %s through',
  (file) => expect(problemsOf(file)).toEqual([]),
)

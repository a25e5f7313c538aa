import { expect, it } from 'vitest'
import { namesIn, problemsOf } from './classes.mjs'

const names = namesIn("<td className={`jst-cell-${tone} jst-cell`} /><a className={on ? 'jst-view is-active' : 'jst-view'} />")
const style = (text: string) => problemsOf('packages/ui/src/styles/list.css', text, names)

it('names a class that no component names', () => {
  expect(style('.jst-view.is-active > .jst-views,\n.jst-views:hover { margin: 0; }')).toEqual([
    'packages/ui/src/styles/list.css: .jst-views — No component names this class: remove its rules.',
  ])
})

it('takes what is named whole, begins like a name that is put together, or stands in a comment', () => {
  expect(style('.jst-view, .jst-cell, .jst-cell-red { color: var(--jst-line); } /* unlike .jst-views */')).toEqual([])
})

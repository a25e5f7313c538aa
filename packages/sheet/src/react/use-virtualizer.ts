import { elementScroll, observeElementOffset, Virtualizer, type VirtualizerOptions } from '@tanstack/virtual-core'
import { useLayoutEffect, useReducer, useState } from 'react'
import { flushSync } from 'react-dom'

type Options = Omit<VirtualizerOptions<HTMLDivElement, Element>, 'observeElementOffset' | 'scrollToFn' | 'onChange'>

/**
 * Binds the virtualizer to React. `@tanstack/react-virtual` does the same and has React as a peer that is not optional, which npm would install
 * into projects that use the core alone. Rows have one height, so that nothing is measured while React commits.
 */
export function useVirtualizer(options: Options): Virtualizer<HTMLDivElement, Element> {
  const [, render] = useReducer((count: number) => count + 1, 0)
  const all: VirtualizerOptions<HTMLDivElement, Element> = {
    ...options,
    observeElementOffset,
    scrollToFn: elementScroll,
    // while scrolling the rows are drawn before the browser paints, or the page shows blank space
    onChange: (_, sync) => (sync ? flushSync(render) : render()),
  }
  const [virtualizer] = useState(() => new Virtualizer(all))
  virtualizer.setOptions(all)
  useLayoutEffect(() => virtualizer._didMount(), [virtualizer])
  useLayoutEffect(() => virtualizer._willUpdate())
  return virtualizer
}

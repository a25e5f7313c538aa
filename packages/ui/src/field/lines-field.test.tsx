// @vitest-environment jsdom
import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { LinesField } from './fields.tsx'

afterEach(cleanup)

it.each([
  ['an act of its own', vi.fn(), true],
  ['none', undefined, false],
])('Ctrl and Enter in a field with %s is used up by it alone', (_, onSend, isUsed) => {
  render(<LinesField label="托书" value="POL: NINGBO" onChange={() => undefined} {...(onSend ? { onSend } : {})} />)
  const field = screen.getByLabelText('托书')
  const key = createEvent.keyDown(field, { key: 'Enter', ctrlKey: true })
  fireEvent(field, key)
  expect(key.defaultPrevented).toBe(isUsed)
  if (onSend) expect(onSend).toHaveBeenCalledTimes(1)
})

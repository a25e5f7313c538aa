// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { NotesTag } from './NotesTag.tsx'

afterEach(cleanup)

const notes = ['未含：超重附加费 USD 150/箱', '未含：危险品附加费 USD 80/票提单']

it('its sentences are listed by the keyboard and by a press, and closed by Escape, by leaving and by a press outside', async () => {
  render(
    <>
      <NotesTag tone="grey" label="未含" notes={notes} />
      <button type="button">下一个</button>
    </>,
  )
  const user = userEvent.setup()
  const tag = screen.getByRole('button', { name: '未含' })
  expect([tag.getAttribute('aria-expanded'), screen.queryByText(notes[0]!)]).toEqual(['false', null])
  await user.tab()
  await user.keyboard('{Enter}')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(notes)
  await user.keyboard('{Escape}')
  expect(screen.queryByText(notes[0]!)).toBeNull()
  expect(document.activeElement).toBe(tag)
  await user.keyboard(' ')
  await user.tab()
  expect(screen.queryByText(notes[0]!)).toBeNull()
  await user.click(tag)
  expect(screen.getByText(notes[1]!)).toBeDefined()
  await user.click(document.body)
  expect(screen.queryByText(notes[1]!)).toBeNull()
})
it('without sentences there is no tag', () => {
  const { container } = render(<NotesTag tone="grey" label="未含" notes={[]} />)
  expect(container.textContent).toBe('')
})

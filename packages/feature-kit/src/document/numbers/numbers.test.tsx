// @vitest-environment jsdom
import { customerDocument } from '@jst/contracts/partner'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { FakeApp, FakeScreen } from '../../testing/index.tsx'
import { ruleOf } from '../testing/numbers.ts'
import { NumberRuleDialog } from './NumberRuleDialog.tsx'

afterEach(cleanup)

async function open(MaySet = true) {
  const fake = new FakeApp({
    routes: {
      'GET /api/Document/NumberRule': () => ruleOf({ MaySet }),
      'GET /api/Document/NumberPreview': ({ query }) => ({ Next: [`${String(query['Rule'])} first`], Skipped: 0 }),
      'POST /api/Document/SaveNumberRule': () => ruleOf(),
    },
  })
  let closed = 0
  render(<FakeScreen fake={fake} Screen={() => <NumberRuleDialog document={customerDocument} onClose={() => (closed += 1)} />} />)
  const field = await screen.findByRole<HTMLInputElement>('textbox', { name: /规则/ })
  const sent = () => fake.requests.filter(({ path }) => path === '/api/Document/SaveNumberRule').map(({ body }) => body)
  return { field, sent, closed: () => closed }
}

describe('the rule of numbers', () => {
  it('shows what it draws as one types, and is saved over the version that was seen', async () => {
    const { field, sent, closed } = await open()
    expect(screen.getByText('KH26110042')).toBeDefined()
    await userEvent.clear(field)
    await userEvent.paste('VIP{seq:5}')
    expect(await screen.findByText('VIP{seq:5} first')).toBeDefined()
    expect(screen.getByText('流水号一直累加')).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    expect(sent()).toEqual([{ Kind: 'customer', Rule: 'VIP{seq:5}', UpdateTime: null }])
    expect(closed()).toBe(1)
  })
  it('says at once what is wrong with it, and is not sent', async () => {
    const { field, sent } = await open()
    await userEvent.clear(field)
    await userEvent.paste('KH{mm}{seq:4}')
    expect(screen.getByText(/用到 \{mm\} 时还需要/)).toBeDefined()
    await userEvent.click(screen.getByRole('button', { name: '保存' }))
    expect(sent()).toEqual([])
  })
  it('takes its parts from buttons', async () => {
    const { field } = await open()
    await userEvent.click(screen.getByRole('button', { name: '校验位' }))
    expect(field.value).toBe('KH{yy}{mm}{seq:4}{check}')
    expect(screen.getByText(/ISO 7064/)).toBeDefined()
  })
  it('is only shown to people who may not set it', async () => {
    const { field } = await open(false)
    expect(field.disabled).toBe(true)
    expect(screen.queryByRole('button', { name: '保存' })).toBeNull()
  })
})

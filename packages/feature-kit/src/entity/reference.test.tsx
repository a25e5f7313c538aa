// @vitest-environment jsdom
import { referenceIndex, starCode, starredCodes } from '@jst/contracts/master'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { FakeApp, FakeScreen, refusal } from '../testing/index.tsx'
import { ReferenceField } from './ReferenceField.tsx'

const entry = (Code: string, Zh: string) => ({ Code, Zh, En: '', Pinyin: '', Initials: '', Words: [], Note: '' })

it('puts starred codes first, by keyboard, and says why one could not be starred', async () => {
  let starred = [{ Kind: 'port', Code: 'DEHAM' }]
  let full = false
  const fake = new FakeApp({
    routes: {
      [`GET ${referenceIndex.path}`]: () => ({
        Version: '1',
        Rows: [entry('CNSHA', '上海'), entry('CNNGB', '宁波'), entry('DEHAM', '汉堡')],
      }),
      [`GET ${starredCodes.path}`]: () => starred,
      [`POST ${starCode.path}`]: ({ body }) => {
        if (full) return refusal('INVALID_INPUT', { Message: '最多收藏 50 个' })
        const { Kind, Code, Starred } = body as { Kind: string; Code: string; Starred: boolean }
        starred = [...starred.filter((one) => one.Code !== Code), ...(Starred ? [{ Kind, Code }] : [])]
        return starred
      },
    },
  })
  render(<FakeScreen fake={fake} Screen={() => <ReferenceField kind="port" label="起运港" value={[]} onChange={() => undefined} />} />)
  const field = screen.getByRole('combobox', { name: '起运港' })
  const offered = () => screen.getAllByRole('option').map((option) => option.textContent?.slice(0, 2))
  await userEvent.click(field)
  await waitFor(() => expect(offered()).toEqual(['汉堡', '上海', '宁波']))
  expect(screen.getByRole('option', { name: /汉堡.*已收藏/ })).toBeDefined()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Alt>}{Enter}{/Alt}')
  await waitFor(() => expect(offered()).toEqual(['汉堡', '宁波', '上海']))
  full = true
  await userEvent.keyboard('{Alt>}{Enter}{/Alt}')
  await waitFor(() => expect(fake.said.join()).toContain('最多收藏 50 个'))
  full = false
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{Alt>}{Enter}{/Alt}')
  await waitFor(() => expect(offered()).toEqual(['宁波', '上海', '汉堡']))
})

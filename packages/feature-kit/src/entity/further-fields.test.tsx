// @vitest-environment jsdom
import type { Entity, EntityField, EntityValues } from '@jst/contracts/entity'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { FakeApp, FakeScreen } from '../testing/index.tsx'
import { EntityFields } from './EntityFieldGroups.tsx'

afterEach(cleanup)

const text = (key: string, zh: string): EntityField => ({ key, kind: 'text', zh, en: key, max: 20 })
const flag = (key: string, zh: string): EntityField => ({ key, kind: 'flag', zh, en: key })
const entity = {
  all: [text('Port', '港口'), text('Vessel', '船名'), flag('Truck', '拖车'), flag('Customs', '报关')],
} as unknown as Entity

const fieldsWith = (errors: Readonly<Record<string, string>>) =>
  function Fields() {
    const [values, setValues] = useState<EntityValues>({})
    return (
      <EntityFields
        entity={entity}
        values={values}
        errors={errors}
        locked={() => false}
        further={['Vessel']}
        onChange={(field, value) => setValues({ ...values, [field.key]: value })}
      />
    )
  }

it('folds seldom used fields away, with the values that they hold in sight', async () => {
  render(<FakeScreen fake={new FakeApp()} Screen={fieldsWith({})} />)
  expect(screen.queryByRole('textbox', { name: '船名' })).toBeNull()
  const more = screen.getByRole('button', { name: '更多（1 项）：船名' })
  await userEvent.click(more)
  await userEvent.type(screen.getByRole('textbox', { name: '船名' }), 'EVER GIVEN')
  await userEvent.click(more)
  expect(screen.getByText('船名 EVER GIVEN')).toBeDefined()
})

it('opens where a folded field has a finding', () => {
  render(<FakeScreen fake={new FakeApp()} Screen={fieldsWith({ Vessel: '请填写船名' })} />)
  expect(screen.getByRole('textbox', { name: '船名' })).toBeDefined()
})

it('makes one group of flags that stand side by side', () => {
  render(<FakeScreen fake={new FakeApp()} Screen={fieldsWith({})} />)
  expect(screen.getByRole('group', { name: '选项' }).textContent).toBe('拖车报关')
})

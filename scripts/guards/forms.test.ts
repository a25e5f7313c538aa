import { expect, it } from 'vitest'
import { problemsOf } from './forms.mjs'

const found = (file: string, line: string) => problemsOf(file, line).length
const form = 'packages/features/orders/src/OrderForm.ts'

it.each([
  [form, `if (error instanceof ApiError && error.code === 'STALE_WRITE' && error.data) setNewer(error.data)`],
  [form, `else if (error.status === 412) reload()`],
  [form, `  theirs: Order | undefined = undefined`],
  [form, `  keepMine(): void {`],
  [form, `  const takeTheirs = () => setOrder(newer)`],
  [form, `    keepMine: '保留我的修改',`],
  [form, `setErrors(Object.fromEntries(error.issues.map(({ Path, Message }) => [Path, Message])))`],
  ['packages/feature-kit/src/entity/EntityForm.ts', `  theirs: EntityRow | undefined = undefined`],
])('refuses in %s: %s', (file, line) => {
  expect(found(file, line)).toBe(1)
})

it.each([
  [form, `<Button disabled={form.theirs !== undefined} onClick={() => void form.save()}>`],
  [form, `if (isStale(error)) list.refreshQuietly()`],
  ['packages/features/orders/src/OrderForm.test.tsx', `refusal('STALE_WRITE', { Data: newer })`],
  ['packages/features/si/src/editor/model/si-editor-model.ts', `if (error.status === 412 && this.stored) this.takeTheirs(newer)`],
  ['packages/feature-kit/src/form/FormModel.ts', `  theirs: S | undefined = undefined`],
  ['packages/server/src/kernel/errors.ts', `throw refuse('STALE_WRITE', stored)`],
])('lets through in %s: %s', (file, line) => {
  expect(found(file, line)).toBe(0)
})

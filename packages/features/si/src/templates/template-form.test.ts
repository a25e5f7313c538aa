import type { SiTemplateInfo } from '@jst/contracts/si'
import type { App } from '@jst/feature-kit'
import { FormModel } from '@jst/feature-kit/form'
import { templateFromWire, templateToWire } from '@jst/si-drafts/rules'
import { describe, expect, it } from 'vitest'
import { templateForm } from './template-form.ts'

const info = (more: { goods?: string; UpdateTime?: string } = {}): SiTemplateInfo => ({
  ...templateToWire({ ...templateFromWire({}), id: 5, name: '德国厨具', goods: more.goods ?? 'PANS' }),
  Scope: 'company',
  OwnerId: 7,
  OwnerName: '沈佳怡',
  UseCount: 3,
  LastUsedAt: null,
  UpdateTime: more.UpdateTime ?? '2026-11-20T01:00:00.000Z',
})

const open = (stored: SiTemplateInfo | undefined, begin = {}) => {
  const sent: unknown[] = []
  const call = async (_: unknown, input: unknown) => {
    sent.push(input)
    return info()
  }
  // one call alone is made here
  const form = new FormModel(templateForm({ call } as unknown as App['api'], stored, begin))
  return { form, sent }
}

describe('a template being written', () => {
  it('is dirty by its content only', () => {
    const { form } = open(info())
    form.write({ goods: 'POTS' })
    expect(form.dirty).toBe(true)
    form.write({ goods: 'PANS' })
    expect(form.dirty).toBe(false)
    form.write({ scope: 'personal' })
    expect(form.dirty).toBe(true)
  })
  it('sends the version that was seen, and a new one none', async () => {
    const [known, fresh] = [open(info()), open(undefined, { name: 'A' })]
    await Promise.all([known.form.save(), fresh.form.save()])
    expect(known.sent[0]).toMatchObject({ UpdateTime: '2026-11-20T01:00:00.000Z', Scope: 'company' })
    expect(fresh.sent[0]).not.toHaveProperty('UpdateTime')
  })
  it('needs a name', async () => {
    const { form, sent } = open(undefined)
    await form.save()
    expect([form.errors, sent]).toEqual([{ name: '请填写模板名称' }, []])
  })
})

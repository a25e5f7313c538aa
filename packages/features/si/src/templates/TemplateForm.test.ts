import type { SiTemplateInfo } from '@jst/contracts/si'
import { templateFromWire, templateToWire } from '@jst/si-drafts/rules'
import { describe, expect, it } from 'vitest'
import { TemplateForm } from './TemplateForm.ts'

const info = (more: { goods?: string; UpdateTime?: string } = {}): SiTemplateInfo => ({
  ...templateToWire({ ...templateFromWire({}), id: 5, name: '德国厨具', goods: more.goods ?? 'PANS' }),
  Scope: 'company',
  OwnerId: 7,
  OwnerName: '沈佳怡',
  UseCount: 3,
  LastUsedAt: null,
  UpdateTime: more.UpdateTime ?? '2026-11-20T01:00:00.000Z',
})

describe('a template being written', () => {
  it('is dirty by its content only', () => {
    const form = new TemplateForm(info())
    form.write('goods', 'POTS')
    expect(form.dirty).toBe(true)
    form.write('goods', 'PANS')
    expect(form.dirty).toBe(false)
    form.share('personal')
    expect(form.dirty).toBe(true)
  })
  it('sends the version that was seen, a new one and an overwriting one none', () => {
    expect(new TemplateForm(info()).input().UpdateTime).toBe('2026-11-20T01:00:00.000Z')
    expect(new TemplateForm(undefined, { name: 'A' }).input()).not.toHaveProperty('UpdateTime')
    expect(new TemplateForm(info()).input(true)).not.toHaveProperty('UpdateTime')
  })
  it('takes over what somebody else has stored', () => {
    const form = new TemplateForm(info())
    form.write('goods', 'POTS')
    form.refused(info({ goods: 'LIDS', UpdateTime: '2026-11-20T02:00:00.000Z' }))
    form.takeTheirs()
    expect([form.template.goods, form.dirty, form.input().UpdateTime]).toEqual(['LIDS', false, '2026-11-20T02:00:00.000Z'])
  })
  it('needs a name', () => {
    expect(new TemplateForm(undefined).issues.map(({ Severity, Message }) => [Severity, Message])).toEqual([['ERROR', '请填写模板名称']])
  })
})

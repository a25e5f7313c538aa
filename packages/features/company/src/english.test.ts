import { applicationFields, applicationIssues, applicationStates, bindStates, type ApplicationFields } from '@jst/contracts/company'
import { chineseIn } from '@jst/feature-kit/testing'
import { expect, it } from 'vitest'
import { english } from './texts-en.ts'

it('every text of registration and joining is English where the page is', () => {
  const { otherLanguage: _other, create, ...joining } = english.joining
  const { issue, label, ...texts } = create
  expect(chineseIn({ joining, texts, shared: english.shared })).toEqual([])
  const names = Object.keys(applicationFields) as (keyof typeof applicationFields)[]
  expect(names.map(label).filter((one) => /\p{Script=Han}/u.test(one))).toEqual([])
  expect(Object.keys(joining.entry.states)).toEqual(Object.keys(applicationStates))
  expect(Object.keys(joining.entry.bindStates)).toEqual(Object.keys(bindStates))

  const blank = { Kind: 'customer', ...Object.fromEntries(names.map((name) => [name, ''])) } as ApplicationFields
  const wrong = { ...blank, CreditCode: '9131', ContactMobile: '12', ContactEmail: 'x' }
  const said = [blank, wrong].flatMap((values) =>
    applicationIssues(values, false).map((found) => issue(found, found.Path === 'Licence' ? '' : values[found.Path as 'Name'])),
  )
  expect(said).toContain('Please enter: Company name')
  expect(said).toContain('This is no e-mail address, such as booking@example.com')
  expect(said.filter((one) => /\p{Script=Han}/u.test(one))).toEqual([])
})

import type { Words } from '@jst/feature-kit'
import type { TemplateTexts } from './texts.ts'

/** Words of the template list. */
export const templatesEn: Words<TemplateTexts> = {
  label: 'SI templates',
  add: 'New template',
  fromRecord: 'From an SI',
  empty: 'No templates yet',
  emptyHint: 'Keep parties, marks and goods that you need often as a template, and take them with one press.',
  scopes: { company: 'Company', personal: 'Personal' },
  columns: { consignee: 'Consignee', goods: 'Goods' },
  keywordHint: 'Name, consignee',
  drawer: {
    newTitle: 'New template',
    editTitle: (name) => `Edit template ${name}`,
    name: 'Name',
    nameHint: 'At most 50 characters, one of a kind in the company',
    packageHint: 'For example CARTONS; you may type your own',
    scope: 'Scope',
    scopeCompany: 'Of the company: colleagues may use and change it',
    scopePersonal: 'Personal: for me alone',
    notOwner: (name) => `Made by ${name}, who alone can make it personal`,
    save: 'Save',
    cancel: 'Cancel',
    warnings: 'The following will be warned of when it is used; it can be saved now:',
  },
  pick: {
    title: 'Template from an SI',
    lead: 'Choose an SI. Its parties, marks, goods and other texts become a template; containers, seals, voyage and numbers do not.',
    record: 'SI',
    search: 'Find an SI',
    searchHint: 'B/L no., order no., consignee',
    empty: 'No SI found',
    pickRecord: 'Choose an SI',
    act: 'Make a template',
  },
}

export type { TemplateModule } from './module.ts'
export { findTemplate, insertTemplate, templatePage, type TemplateRow } from './templates.repo.ts'
export { demandTemplate, removeTemplate, saveTemplate, takeTemplate } from './templates.service.ts'

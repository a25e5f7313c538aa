import { inLanguage } from '../inLanguage.ts'
import { TemplateList } from './TemplateList.tsx'

/** 舱单收发通模板: the templates of the company and one's own. */
export const Screen = inLanguage(() => <TemplateList />)

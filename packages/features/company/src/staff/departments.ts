import type { Department } from '@jst/contracts/company'
import { texts } from './texts.ts'

/** How deep a department stands, from 0. */
export function depthOf(departments: readonly Department[], { ParentId }: Department): number {
  const parent = departments.find(({ Id }) => Id === ParentId)
  return parent ? depthOf(departments, parent) + 1 : 0
}

const indent = '　'

/** Departments as choices, children indented under their parents. */
export const departmentOptions = (departments: readonly Department[]): { value: string; label: string }[] =>
  departments.map((department) => ({
    value: String(department.Id),
    label: `${indent.repeat(depthOf(departments, department))}${department.Name}`,
  }))

/** As choices of a form, with none first. */
export const departmentChoices = (departments: readonly Department[]) => [
  { value: '', label: texts.form.noDepartment },
  ...departmentOptions(departments),
]

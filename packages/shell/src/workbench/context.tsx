import { createContext, useContext } from 'react'
import type { WorkbenchModel } from './WorkbenchModel.ts'

export const WorkbenchContext = createContext<WorkbenchModel | null>(null)

export function useWorkbench(): WorkbenchModel {
  const model = useContext(WorkbenchContext)
  if (!model) throw new Error('WorkbenchContext is missing above this component')
  return model
}

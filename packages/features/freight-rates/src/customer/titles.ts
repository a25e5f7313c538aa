/** Names of the views of the area in the workbench of customers. */
export const viewTitles = { rates: '运价查询' } as const

export * from './box.ts'
export * from './global.ts'
export * from './manage.ts'

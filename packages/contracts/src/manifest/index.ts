export * from './calls.ts'
export * from './channels.ts'
export * from './compare.ts'
export * from './content.ts'
export * from './file.ts'
export { manifestEntities } from './entities.ts'
export {
  headFields,
  manifestGoodsFields,
  manifestMilestones,
  manifestPartyFields,
  manifestRoles,
  regimeNames,
  type ManifestRegime,
  type ManifestRole,
} from './fields.ts'
export { manifestCalls, manifestDocument, manifestReaders } from './manifest.ts'
export { customerManifestPages, manifestButtons, manifestPages } from './pages.ts'
export * from './remarks.ts'
export * from './states.ts'
export * from './tickets.ts'
export { manifestTiles } from './tiles.ts'
export * from './vgm.ts'
export * from './vgm-fields.ts'
export * from './vgm-states.ts'
export * from './links.ts'

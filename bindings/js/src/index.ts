/* Carcassonne and Catan: rules, pictures, bots and rulebooks. */
export { Game } from './game.ts';
export type { BotOptions, GameOptions, Picture, Played } from './game.ts';
export { CHANCE, Engine, LAYER, OVER, Refused, SPECTATOR, parseNote } from './engine.ts';
export type { Judgement, Note, Option, Reason, Refusal } from './engine.ts';
export { engineModule, loadRulebook, newReferee } from './load.ts';
export { innerSvg, layer, readParts, styleOf, viewBoxOf, wholeSvg } from './parts.ts';
export type { Part } from './parts.ts';
export { Referee } from './referee.ts';
export type { Entry, Told } from './referee.ts';
export { Rulebook } from './rulebook.ts';
export type { Book, Chapter, Found, Rule } from './rulebook.ts';
export { readSave, saveText } from './save.ts';
export type { Save } from './save.ts';

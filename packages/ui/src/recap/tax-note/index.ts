export { TaxNote, type TaxNoteCopy, type TaxNoteProps } from './TaxNote';

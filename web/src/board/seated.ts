// Whose face is on each seat of the table that is drawn; nobody's where no page says so.

import { getContext, setContext } from "svelte";

const FACES = Symbol("faces");

type Faces = () => readonly string[];

/** A page says who sits where. */
export const seatFaces = (faces: Faces): Faces => setContext(FACES, faces);

/** The faces by seat, for whatever is drawn on that page. */
export const facesHere = (): Faces => (getContext(FACES) as Faces | undefined) ?? (() => []);

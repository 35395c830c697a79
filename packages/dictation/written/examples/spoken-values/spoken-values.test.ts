import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeText } from '../../index.ts';
import { drawFrom } from './draw.test-data.ts';
import { GRAMMAR_FR } from './grammar-fr.test-data.ts';

it('x',()=>{expect(1).toBe(1)});
